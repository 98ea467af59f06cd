/**
 * The puzzles of one act, one a row: game; start that both sides know, or "-" for the game's own; all acts so far, hidden
 * ones too; the seat that is to act; what its act is to do; the one act that does it, or the row of acts of one turn; how
 * many games that seat holds possible; the wrong act that does it in the most of these, in how many, and how it fails in all
 * others, or "-". Composed by scripts/compose-act-puzzles.js and proved by scripts/prove-puzzles.js and a test. New rows go at the end: a
 * puzzle's progress is kept by its place.
 */
export const ACT_PUZZLE_ROWS = `
kriegspiel-scotch; 2K5/4q3/2k1r3/8/8/n3N3/8/8 w - - 0 1; white>e3d1 black>e7g7; black; wins; e6e8; 9; g7f8 8 misses
kriegspiel-scotch; 8/q7/2K5/8/8/5P2/6k1/5b2 b - - 0 1; black>a7g7; white; stands; f3f4; 23; c6d6 19 refused
kriegspiel-scotch; 8/8/8/1B6/5N2/1K2p3/8/6k1 w - - 0 1; white>b5a4; black; safe; g1h2; 23; e3e2 22 refused
kriegspiel-partnership; 8/1r6/4Q3/8/7k/8/2K5/3N4 w - - 0 1; white>c2c1; black; safe; b7c7; 25; b7b4 24 refused
kriegspiel-partnership; 3B4/4K3/2N5/5q2/8/2k5/8/3Q4 b - - 0 1; black>f5h5; white; checks; d1c2; 17; d1b3 16 refused
kriegspiel-partnership; 8/8/1q6/2N1R3/4B2k/1p6/8/K7 w - - 0 1; white>e5d5 black>b6c7; white; takes; c5b3; 14; c5b7 1 misses
nommenspiel; 2q5/1k1P4/8/8/K7/n4P2/8/8 w - - 0 1; white>d7c8r; black; safe; b7c8; 4; b7a7 3 misses
nommenspiel; 8/k7/4Qp2/Kr6/8/8/7n/8 b - - 0 1; black>b5f5; white; takes; e6f5; 2; a5b5 1 misses
nommenspiel; 4b3/8/8/4r1pQ/8/3k4/3K4/8 b - - 0 1; black>e5e2; white; safe; d2c1; 2; d2c2 1 misses
kriegspiel-take-back; 3k4/8/6K1/8/7p/8/8/5B2 w - - 0 1; white>f1b5; black; stands; d8c7; 15; h4h3 14 refused
kriegspiel-take-back; 8/7K/8/8/8/3Nk3/7b/4r2q b - - 0 1; black>e1b1; white; safe; d3f2; 19; d3b2 18 misses
kriegspiel-take-back; 8/5R2/3Q3q/k7/8/7K/1N6/2r5 w - - 0 1; white>h3g3 black>h6h5; white; checks; d6c5; 21; b2c4 20 misses
kriegspiel-modern; 2r5/1q1k4/8/8/3K4/8/8/4N1R1 w - - 0 1; white>d4e5; black; checks; b7e4; 15; b7d5 14 misses
kriegspiel-modern; 1K6/5qQ1/4r3/8/2b5/8/3k4/1B6 b - - 0 1; black>d2e2; white; safe; g7f7; 34; g7g5 32 refused
kriegspiel-modern; 8/1KbQ4/1N2r3/3p4/8/7k/8/8 w - - 0 1; white>b6a4 black>c7e5; white; takes; d7e6; 15; d7d5 13
kriegspiel-spy; 1r6/8/k7/8/8/3P4/3K4/8 b - - 0 1; black>b8a8; white; stands; d3d4; 18; d2c2 17 refused
kriegspiel-spy; 8/2k3B1/8/8/8/8/2N1p3/2Q3K1 w - - 0 1; white>c1e1; black; safe; c7c8; 23; c7c6 22 refused
kriegspiel-spy; 5k2/8/8/7Q/r7/8/q2K4/8 w - - 0 1; white>d2c3 black>a2b1; white; checks; h5f7; 22; h5e8 20
welbeck; 5B2/4R1p1/8/7r/2Q5/k1K5/8/8 w - - 0 1; white>c4d5 black>h5h8; white; wins; e7a7; 11; d5b3 10 misses
welbeck; 8/6k1/8/8/3K4/8/P7/2r5 w - - 0 1; white>d4d3 black>c1e1; white; stands; a2a3; 20; d3d2 19 refused
welbeck; 8/1Q2q3/1K1k4/8/8/7p/8/2R5 w - - 0 1; white>b7c8 black>h3h2; white; checks; c8c5; 17; c1d1 16 misses
assassin; 1Q6/8/7K/3p4/3k4/8/8/8 b - - 0 1; black>d4c3 white>b8a7; black; stands; d5d4; 18; c3c2 16 refused
assassin; 8/8/8/nQ5K/8/4N3/3N4/3k4 w - - 0 1; white>b5d3; black; safe; d1e1; 34; a5b3 33 refused
assassin; 8/8/1Q6/1K6/3q4/3k1p1p/7R/8 b - - 0 1; black>d4d6; white; takes; h2h3; 18; b6d4 4 misses
mafeking; 3n4/8/4Q3/8/3n2K1/k7/8/1q6 b - - 0 1; black>d8b7; white; checks; e6b3; 29; e6a2 26
mafeking; 2K5/8/8/8/8/p7/5k2/2R5 b - - 0 1; black>f2e2 white>c8b8; black; stands; a3a2; 16; e2d2 15 refused
mafeking; B7/8/3p4/8/5k2/2R5/8/K7 b - - 0 1; black>f4f5 white>c3b3; black; safe; f5f6; 21; d6d5 20 refused
quantum; 8/8/8/8/4k1K1/1Q6/q2r4/8 w - - 0 1; white>b3b2 black>d2d4; white; checks; b2d4; 26; b2e5 24
quantum; 8/8/2P5/8/4q3/8/2k5/K7 w - - 0 1; white>a1a2 black>c2c1; white; stands; c6c7; 23; a2a1 19 refused
quantum; 8/8/7K/P7/8/8/4n3/2k2r2 w - - 0 1; white>a5a6 black>c1b1; white; safe; a6a7; 19; h6h7 18 refused
tripod; 8/8/8/8/5pR1/8/2K2k2/8 b - - 0 1; black>batch:f4g3,f2e3; white; takes; batch:g4f4; 16; -
tripod; 2q5/5k2/6K1/8/8/1P6/8/8 w - - 0 1; white>batch:g6g7,b3b3n; black; safe; batch:f7e8; 4; -
tripod; 2k5/3P4/8/1q5K/8/8/8/8 b - - 0 1; black>batch:b5a5,c8d8 white>batch:d7d7n,h5g6; black; takes; batch:d8d7; 5; -
one-eye; 8/3K4/5r2/8/6P1/8/2k5/8 w - - 0 1; white>d7c7 black>c2b3; white; stands; g4g5; 20; c7b7 19 refused
one-eye; 8/8/8/8/5P2/8/2K5/r5k1 w - - 0 1; white>f4f5 black>g1f2; white; safe; f5f6; 15; c2b2 14 refused
one-eye; 8/1Q6/7r/8/4KN2/k7/8/8 w - - 0 1; white>e4f3 black>a3a4; white; checks; b7a6; 15; b7a7 14 misses
pickle-pot; 2q5/p4k2/8/8/6P1/8/6K1/8 b - - 0 1; black>c8c4; white; stands; g4g5; 25; g2f2 23 refused
pickle-pot; 8/3k4/5q2/8/2p5/p7/5Q2/5K2 b - - 0 1; black>c4c3; white; safe; f2f3; 32; f2f4 31 refused
pickle-pot; 8/5q1R/8/8/1k6/2p2R2/2K5/8 b - - 0 1; black>f7c4; white; takes; f3c3; 21; f3f7 6
semi-kriegspiel; 8/8/8/2K5/5P2/6k1/4q3/8 b - - 0 1; black>e2e1; white; stands; f4f5; 22; c5b6 19 refused
semi-kriegspiel; 8/4q3/8/8/6K1/8/1q4N1/1k6 b - - 0 1; black>b2b5; white; safe; g2f4; 35; g2e1 34 misses
semi-kriegspiel; Q7/5K1k/8/8/3q4/8/8/4Q3 b - - 0 1; black>d4h4; white; checks; e1h4; 20; a8e4 19 misses
luft; 7R/8/8/3K4/8/8/6q1/3b1k2 w - - 0 1; white>d5e5; black; checks; g2d5; 6; g2c6 4 misses
luft; 6R1/8/1b2P3/p3K3/8/8/4Q3/7k w - - 0 1; white>e5e4; black; safe; b6f2; 6; b6c7 2 misses
luft; 8/8/8/1p1n4/8/3K1k2/1P1n4/8 b - - 0 1; black>f3f2; white; takes; d3d2; 8; d3e2 1 misses
reverse-schrodinger; -; white>Q@a8 white>B@c8 white>R@f8 white>N@b8 white>B@h8 white>N@g8 white>R@d8 white>ready black>B@b1 black>Q@c1 black>B@h1 black>R@f1 black>N@g1 black>N@d1 black>R@a1 black>ready white>b2b4 black>c7c5 white>b4c5 white>reveal:b1 black>d7d6 white>c5d6 white>reveal:g1 black>d8d6 black>reveal:f8 white>h2h3 black>e8d8 white>g2g3 black>d6c5 white>a1b2 black>c5e3 white>f2e3 white>reveal:f1 black>h7h6 white>f1f7 white>reveal:h1 black>g8f7 black>reveal:h8 white>h1b7 white>reveal:c1 black>b8b7 black>reveal:f7 white>e3e4 black>b7c6 white>e1f2 black>c6e4 black>reveal:a8 white>h3h4 black>e4e2; black; checks; reveal:c8; 6; reveal:e2 2 misses
reverse-schrodinger; -; white>B@h8 white>Q@f8 white>R@d8 white>B@c8 white>R@g8 white>N@b8 white>N@a8 white>ready black>B@a1 black>B@f1 black>R@h1 black>Q@c1 black>N@d1 black>R@b1 black>N@g1 black>ready white>b2b3 black>f7f6 white>a1c3 black>e7e6 white>g2g3 black>e6e5 white>c3e5 white>reveal:g1 black>f6e5 black>reveal:d8 white>e2e4 black>c7c6 white>f1d3 black>e8f7 white>f2f4 black>e5f4 black>reveal:h8 white>g3f4 white>reveal:b1 black>h7h6 white>c2c3 black>d8e8 white>h1f3 black>e8e4 black>reveal:b8 white>d3e4 white>reveal:d1 black>a7a6 white>e4c6 white>reveal:c6 black>d7c6 black>reveal:c8 white>c1c2 black>h6h5 white>f3h5; white; checks; reveal:c2; 6; reveal:h5 4 misses
schrodinger; -; white>R@b1 white>Q@h1 white>B@f1 white>R@d1 white>B@g1 white>N@c1 white>N@a1 white>ready black>B@h8 black>R@b8 black>N@c8 black>B@g8 black>Q@f8 black>R@a8 black>N@d8 black>ready white>g2g4 black>a7a6 white>f1h3 black>a8a7 white>e2e3 black>d7d5 white>h1g2 black>c7c6 white>g4g5 black>e8d7 white>h3h4 black>b8a8 white>h4h3 black>d5d4 white>e3d4 white>reveal:b1 black>f7f6 white>g5f6 white>reveal:g1 black>e7f6 black>reveal:g8 white>h3g4 black>g8a2 black>reveal:d8 white>a1a2 white>reveal:c1 black>a8b8 white>f2f4 black>d7d6 white>h2h3; black; quiet; d6c7; 24; f6f5 18 misses
schrodinger; -; white>N@a1 white>B@c1 white>Q@h1 white>R@g1 white>N@f1 white>R@b1 white>B@d1 white>ready black>R@h8 black>Q@a8 black>R@g8 black>N@b8 black>N@d8 black>B@c8 black>B@f8 black>ready white>b2b3 black>g7g6 white>e2e4 black>g8g7 white>d1e2 black>f7f6 white>c1a3 black>g7h6 white>b3b4 black>b7b5 white>a3c3 black>h6h5 white>c3e3 black>d7d6 white>a1b2 black>c8e6 white>e3c5 black>e6e4 black>reveal:h5 white>c5d6 white>reveal:f1 black>e7d6 black>reveal:d8 white>e2e4 white>reveal:h1; black; quiet; h5h2; 30; h5e5 18 misses
ghostrider; 6k1/8/3n3K/4Q3/8/6PP/p7/8 b - - 0 1; black>d6b7; white; wins; e5e8; 6; e5g7 5 misses
ghostrider; 8/3k1K2/8/5n2/5p2/4nR1N/8/8 w - - 0 1; white>h3f2 black>f5g3; white; takes; f3f4; 12; f3e3 5 misses
ghostrider; 8/5p2/8/6pk/3KN2N/1P6/8/8 b - - 0 1; black>f7f6 white>e4f2; black; stands; g5g4; 9; f6f5 8 refused
declaration; 8/8/8/2R2p2/6k1/4K3/8/8 b - - 0 1; black>g4h3 white>seal:c5c2; black; quiet; look; 19; seal:f5f4 12 misses
declaration; 8/1B3k2/7K/q7/8/8/3P4/7B b - - 0 1; black>a5f5 white>seal:b7c6; black; checks; seal:f5e6; 15; seal:f5f4 13 unplayable
declaration; 8/8/3k3p/8/R7/8/8/3K4 b - - 0 1; black>d6c7 white>seal:d1c1; black; quiet; look; 19; seal:c7b6 2 misses
liar; -; white>R@a1 white>N@b1 white>B@c1 white>Q@d1 white>K@e1 white>B@f1 white>N@g1 white>R@h1 white>P@a2 white>P@b2 white>P@c2 white>P@d2 white>P@e2 white>P@f2 white>P@g2 white>P@h2 white>ready black>R@a8 black>N@b8 black>B@c8 black>Q@d8 black>K@e8 black>B@f8 black>N@g8 black>R@h8 black>P@a7 black>P@b7 black>P@c7 black>P@d7 black>P@e7 black>P@f7 black>P@g7 black>P@h7 black>ready white>e2e4 black>pass black>b8c6 white>challenge black>g8f6 white>challenge black>a8b6; white; judges; challenge; 5; -
liar; -; white>R@a1 white>N@b1 white>B@c1 white>Q@d1 white>K@e1 white>B@f1 white>N@g1 white>R@h1 white>P@a2 white>P@b2 white>P@c2 white>P@d2 white>P@e2 white>P@f2 white>P@g2 white>P@h2 white>ready black>R@a8 black>N@b8 black>P@c8 black>P@d8 black>K@e8 black>P@f8 black>N@g8 black>R@h8 black>P@a7 black>B@b7 black>P@c7 black>Q@d7 black>P@e7 black>P@f7 black>B@g7 black>P@h7 black>ready white>e2e4 black>pass black>b7a6 white>challenge black>g7h6 white>challenge black>d7b5 white>challenge black>e7g5; white; judges; challenge; 4; -
liar; -; white>R@a1 white>N@b1 white>B@c1 white>Q@d1 white>K@e1 white>B@f1 white>N@g1 white>R@h1 white>P@a2 white>P@b2 white>P@c2 white>P@d2 white>P@e2 white>P@f2 white>P@g2 white>P@h2 white>ready black>B@a8 black>N@b8 black>P@c8 black>P@d8 black>K@e8 black>P@f8 black>N@g8 black>B@h8 black>R@a7 black>P@b7 black>P@c7 black>Q@d7 black>P@e7 black>P@f7 black>R@g7 black>P@h7 black>ready white>e2e3 black>pass black>a7a5 white>challenge black>g7g5 white>challenge black>d7d5 white>challenge black>e7e4; white; judges; challenge; 4; -
special-move; 8/8/1n6/1kP5/8/1p1K4/R7/6b1 w - - 0 1; white>name:d3 white>ready black>name:b5 black>ready; white; quiet; a2a5; 4; special:d3h3 3 misses
special-move; k7/8/8/8/3K1n2/8/B5n1/8 b - - 0 1; white>name:d4 white>ready black>name:g2 black>ready black>f4d5; white; quiet; a2d5; 3; special:d4b2 2 misses
special-move; 8/6Kn/6N1/8/8/B7/8/1k6 w - - 0 1; white>name:g7 white>ready black>name:b1 black>ready white>g6f8; black; quiet; special:b1a3; 3; h7f6 2 misses
kriegspiel-1899; 3Q4/8/n5R1/8/1K6/7k/8/8 w - - 0 1; white>b4c3 black>h3h2; white; wins; d8h8; 5; d8h4 1 misses
kriegspiel-1899; 2Q5/5P2/5Q2/8/1k1K4/8/7p/8 b - - 0 1; black>h2h1q white>f6g7; black; safe; h1g1; 36; h1c6 35 refused
kriegspiel-1899; 8/4p3/8/2P4q/3K1k2/8/8/8 b - - 0 1; black>h5h8 white>d4d5 black>h8g7; white; stands; c5c6; 38; d5c4 36 refused
kriegspiel-scotch; 8/2q5/4r3/3rk3/8/8/8/3K4 w - - 0 1; white>d1e1; black; wins; c7f7 e5d6; 2; c7c2 1 misses
kriegspiel-scotch; 8/8/8/1RP5/7p/8/3K1p2/k7 b - - 0 1; black>f2f1b; white; wins; d2c2 b5a5; 5; d2c1 2
kriegspiel-scotch; 8/3K4/5q2/8/5R2/8/2q4k/8 w - - 0 1; white>f4c4; black; wins; c2c4 c4c6; 10; c2c1 9 misses
luft; n7/8/8/8/8/5kr1/8/3R1K2 w - - 0 1; white>f1e1 black>g3g1 white>d1f1; black; king; king:e1; 1; -
luft; 8/8/8/2p5/k5K1/8/6Q1/2Q5 b - - 0 1; black>a4b5 white>g2e2 black>b5a4 white>e2c4 black>a4a5; white; king; king:a5; 1; -
luft; 8/6kK/1n6/8/q7/7Q/2q5/4R3 w - - 0 1; white>e1e4 black>a4e4 white>h7g8 black>c2a2 white>h3e6; black; king; king:g8; 1; -
mafeking; 8/r7/5P2/8/8/8/K1N3r1/2qk4 w - - 0 1; white>a2b3 black>a7a5; white; safe; c2e3; 17; b3b4 16 refused
mafeking; 7Q/7P/8/Q7/Knk5/8/8/6n1 b - - 0 1; black>g1f3 white>h8b8; black; safe; f3d4; 8; c4d3 7 refused
liar; -; white>R@a1 white>N@b1 white>B@c1 white>Q@d1 white>K@e1 white>B@f1 white>N@g1 white>R@h1 white>P@a2 white>P@b2 white>P@c2 white>P@d2 white>P@e2 white>P@f2 white>P@g2 white>P@h2 white>ready black>R@a8 black>N@b8 black>B@c8 black>Q@d8 black>K@e8 black>B@f8 black>N@g8 black>R@h8 black>P@a7 black>P@b7 black>P@c7 black>P@d7 black>P@e7 black>P@f7 black>P@g7 black>P@h7 black>ready white>e2e4 black>challenge white>d1h5 black>challenge white>a2a3 black>pass black>e7e5 white>pass white>b2b3 black>pass black>e8f6 white>challenge white>h5f7 black>b8c6; white; wins; pass f7e8; 24; challenge 19 misses
liar; -; white>R@a1 white>N@b1 white>B@c1 white>Q@d1 white>K@e1 white>B@f1 white>N@g1 white>R@h1 white>P@a2 white>P@b2 white>P@c2 white>P@d2 white>P@e2 white>P@f2 white>P@g2 white>P@h2 white>ready black>R@a8 black>N@b8 black>B@c8 black>Q@d8 black>K@e8 black>B@f8 black>N@g8 black>R@h8 black>P@a7 black>P@b7 black>P@c7 black>P@d7 black>P@e7 black>P@f7 black>P@g7 black>P@h7 black>ready white>e2e4 black>pass black>b8c6 white>challenge black>g8f6 white>challenge black>a8b8 white>challenge black>h8g8 white>challenge black>d7d5 white>pass white>a2a3 black>pass black>d5e4; white; judges; pass; 4; -
`;
