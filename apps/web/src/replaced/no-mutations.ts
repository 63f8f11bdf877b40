/** The query library does not send writes: they are plain calls, with their state beside their buttons. */
export class MutationCache {
	findAll(): [] {
		return [];
	}
	resumePausedMutations(): Promise<void> {
		return Promise.resolve();
	}
	clear(): void {}
}
