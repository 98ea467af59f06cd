/**
 * Flags for Node with which a program whose screens a test looks at for some seconds takes a fifth less of the
 * processor: what V8 compiles anew in other threads would come to nothing before the program ends (loops that are run
 * very often are compiled all the same), and there is no second core for collecting garbage. Not for what is measured.
 */
export const QUICK_NODE: readonly string[] = ['--single-threaded-gc', '--interrupt-budget=1000000'];
