import { vi } from "vitest";

/**
 * What the check gives once it no longer throws; jobs and streams take the time that the machine leaves them.
 * Throws what the check threw last, after 20 seconds: a busy machine alone is no failure.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
