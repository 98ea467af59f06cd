/**
 * The fog puzzles, easiest first, one a row: in how many moves White takes the king, the board with him
 * on the first of the squares where he may be, those squares, the one first move, and a longest line.
 * Written by scripts/compose-puzzles.js; every row is proved again by its test.
 */
export const PUZZLE_ROWS = `
2; 7B/3R1K1k/8/8/8/8/8/8; h7; h8g7; h8g7 h7g7 f7g7
2; 5R2/8/8/8/8/4B3/2K1k3/8; e2; e3d2; e3d2 e2f2 f8f2
2; 8/5K1k/7B/8/8/8/5N2/8; h7; h6g7; h6g7 h7g7 f7g7
2; 2Q5/1B6/5p2/8/3k4/1K6/8/8; d4; c8c3; c8c3 d4e4 b7e4
2; 8/8/2B2K2/7k/8/8/n7/6Q1; h5; g1g5; g1g5 a2b4 g5h5
2; 8/2n5/8/1b6/5Q2/1N6/1n2k1K1/8; e2; f4d2; f4d2 b5c6 d2e2
2; 8/7p/5K2/3P3k/8/8/8/6Q1; h5,h6; g1g5; g1g5 h5g5 f6g5
2; 4r3/7p/8/1K1b4/N2B4/7k/R7/6Q1; h3; a2h2; a2h2 d5e6 h2h3
2; 6R1/5N2/1K6/8/8/8/3Q4/n6k; h1,h5; d2h6; d2h6 a1b3 h6h1
2; 1R6/8/8/8/2p1K2P/2k5/6Q1/8; c3,e1; b8b1; b8b1 c3d3 e4d3
2; 5Q2/3K4/8/6Q1/4p3/7k/8/3N4; h3,h7; f8h6; f8h6 h3g3 g5g3
2; 8/2K1Q3/2p5/7k/R7/8/2Q5/8; h5,h8; c2h7; c2h7 h5g5 e7g5
2; 7K/8/2rQ3Q/5k2/8/7R/8/8; f5,f7; h6g6; h6g6 c6c8 g6f5
2; 8/8/8/8/8/2K2pNP/1Q6/4k3; e1,d1; b2d2; b2d2 e1f1 g3f1
2; 5K2/2p5/5nN1/6Q1/8/RR6/7k/1n6; h2; b3h3; b3h3 f6e4 h3h2
2; 2Q5/1n6/3k3p/7n/6B1/1Qp5/8/2K5; d6; b3e6; b3e6 h5g3 e6d6
2; 8/6R1/8/3K4/8/8/5Q2/3k4; d1,a1,h1; g7g1; g7g1 d1e1 g1e1
2; 6r1/2N5/Nbp5/4B3/8/2p3Q1/2K5/5r1k; h1; g3h2; g3h2 f1e1 h2h1
2; 2QK4/8/8/8/8/1R6/7k/4R3; h2,a2,a7; c8b7; c8b7 h2g2 b7g2
2; 1k6/7R/8/4K3/2R5/8/2R5/5B2; b8,a8,e8; c4c8; c4c8 b8c8 c2c8
2; 4K1R1/2N4k/8/4Q3/8/8/8/8; h7,h1,h4,h6; e5h8; e5h8 h7g7 g8g7
2; 3R1K2/5R2/8/8/Q7/8/8/4k1N1; e1,e3,g6,h8; a4h4; a4h4 e1f1 f7f1
2; 7k/6R1/7B/5R2/1Q6/8/3K4/8; h8,a2,a6,c6,a8; f5a5; f5a5 h8g8 g7g8
2; 5k2/1Q6/6R1/8/4R3/K7/4R3/8; f8,a1,f1,a5,h5,d8; e2g2; e2g2 f8g8 g6g8
2; 8/8/2K5/7k/1Q6/3R2Q1/5R2/8; h5,h1,e6,h7,c8,h8; b4h4; b4h4 h5g5 g3g5
3; 8/8/8/7B/6K1/8/1R6/4k3; e1; g4g3; g4g3 e1f1 b2b1 f1g1 b1g1
3; 8/2k2K2/8/1R1R4/8/p7/8/8; c7; f7e7; f7e7 a3a2 d5c5 a2a1q c5c7
3; 8/8/8/Q4p2/8/1K6/4k3/5R2; e2; a5e1; a5e1 e2d3 f1f4 d3e3 e1e3
3; 8/8/5K2/1Q6/6k1/7R/8/8; g4,a7; h3a3; h3a3 g4h4 b5f5 h4g4 f5g4
3; 6k1/3Q4/8/8/8/8/K7/4R3; g8,h4; e1g1; e1g1 g8h8 a2b2 h8g8 g1g8
3; 8/3K4/7R/8/8/8/1R6/6k1; g1,a8; h6a6; h6a6 g1h1 a6a1 h1g1 a1g1
3; 8/1Q6/4P3/8/8/1K6/8/k7; a1,h8; b7f7; b7f7 a1b1 f7f1 b1c1 f1c1
3; 8/8/1RK5/8/N7/8/k7/8; a2,a3; a4c3; a4c3 a2a3 c6d6 a3b3 b6b3
3; 8/5N2/8/8/5K2/1Q1R4/6b1/5k2; f1,c1; d3d1; d3d1 f1f2 b3c2 g2h3 c2f2
3; 8/k2p1Q2/6K1/8/8/8/8/5Q2; a7,c7; f1b5; f1b5 a7a8 f7d7 a8b8 b5b8
3; 3R4/1Q6/8/8/5k2/6R1/7K/8; f4,c5; d8d5; d8d5 f4e4 b7f7 e4f4 f7f4
3; 8/3Q1R2/8/8/1K6/8/1k6/1N6; b2,e1; d7d2; d7d2 b2b1 f7a7 b1c1 d2c1
3; 1n6/5p2/N7/1n6/1Q6/4k3/5R2/6K1; e3; a6c5; a6c5 b5c7 b4f4 c7e8 f4e3
3; 6K1/3p4/8/k7/3R2Q1/8/2R5/8; a5,a1; d4a4; d4a4 a5b5 g4b4 b5c5 c2c5
3; 6k1/R7/8/2R5/p1K5/7R/8/8; g8,f6; h3h6; h3h6 a4a3 c5c8 a3a2 c8g8
3; k7/8/8/5K2/2Q4p/1P6/8/6R1; a8,h5; c4f7; c4f7 h4h3 g1g8 h3h2 g8a8
3; 8/1k6/N2Q4/2K5/8/6p1/5Q2/8; b7,a1; f2g2; f2g2 b7a7 c5b5 a7b7 g2b7
3; 8/k7/1R6/3Q4/8/8/7K/8; a7,c7,e8; b6b7; b6b7 a7a8 h2g2 a8b8 b7b8
3; 8/8/8/4Q3/K2R4/2k5/8/8; c3,a1,a2; d4d1; d4d1 c3c4 e5d4 c4d4 d1d4
3; 8/7K/8/8/5Q2/2Q5/k6p/3N1n2; a2,d5; c3c4; c3c4 a2a3 f4c1 h2h1q c1a3
3; 1R6/8/7R/6k1/5R2/K7/8/8; g5,a5,g7; f4f6; f4f6 g5g4 b8g8 g4h4 h6h4
3; 1NK5/8/6k1/3Q4/8/8/5R2/8; g6,e7,e8; f2f7; f2f7 g6h6 d5f5 h6g6 f5g6
3; 8/8/5N2/8/1P6/2KQ4/8/7k; h1,c1,a4; d3f1; d3f1 h1h2 f6h5 h2g2 f1g2
3; 8/2Q5/5K2/1pB5/8/1k6/8/2Q5; b3,a2,h4; c7h2; c7h2 b3a4 c1a3 a4b4 a3b4
3; 4K3/8/8/7k/4N3/8/4R1R1/8; h5,f1,h3,h7; e4f6; e4f6 h5h6 e2e3 h6g6 g2g6
`;
