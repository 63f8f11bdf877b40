interface Behavior {
	onFetch: (...fetch: unknown[]) => void;
}

type BehaviorOf = (pages?: number) => Behavior;

let real: BehaviorOf | undefined;

/** Called by the part of the query library for paginated lists, once a page has loaded it. */
export function provide(behaviorOf: BehaviorOf): void {
	real = behaviorOf;
}

/** How the pages of a list are fetched; no page without such a list needs it. */
export const infiniteQueryBehavior = (pages?: number): Behavior | undefined => real?.(pages);
