/**
 * The results of work that runs concurrently. Throws the first failure only after all of it has settled, so
 * that nothing keeps running unnoticed.
 */
export async function allEnded<T extends readonly Promise<unknown>[]>(
	work: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
	await Promise.allSettled(work);
	return Promise.all(work);
}
