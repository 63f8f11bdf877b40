import { vi } from "vitest";

/**
 * Retries a check until it no longer throws, and returns its result; jobs and streams take as long as the
 * machine needs. Throws the check's last error after a minute: a busy machine alone is no failure.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
