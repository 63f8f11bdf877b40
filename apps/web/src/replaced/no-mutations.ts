/** Nothing is sent through the query library: writes are plain calls, with the state they need beside their buttons. */
export class MutationCache {
	findAll(): [] {
		return [];
	}
	resumePausedMutations(): Promise<void> {
		return Promise.resolve();
	}
	clear(): void {}
}
