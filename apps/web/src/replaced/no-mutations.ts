/** Until `platform/api/mutations.ts` is loaded, nothing is sent by the query library. */
export class MutationCache {
	findAll(): [] {
		return [];
	}
	resumePausedMutations(): Promise<void> {
		return Promise.resolve();
	}
	clear(): void {}
}
