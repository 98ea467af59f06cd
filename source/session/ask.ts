import type {Result} from '../core/result.js';

/** Works something out elsewhere. The error is a reason. Rejects when `signal` is aborted. */
export type Ask<T> = (signal: AbortSignal) => Promise<Result<T>>;
