/** The results of work that goes on side by side. One that fails is thrown once all have ended: none goes on unseen. */
export async function allEnded<T extends readonly Promise<unknown>[]>(
	work: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
	await Promise.allSettled(work);
	return Promise.all(work);
}
