import type { ParentDetails } from "../lists/people-lists.api.ts";

type Session = ParentDetails["sessions"][number];

export interface SeenDevice extends Pick<Session, "browser" | "system" | "child_name" | "last_seen_at"> {
	key: string;
	/** How often it is signed in. */
	times: number;
}

/** Indistinguishable sessions grouped as one device, with the last use of any of them, in that order. */
export function devicesOf(sessions: readonly Session[]): SeenDevice[] {
	const byLook = Map.groupBy(sessions, ({ browser, system, child_name }) =>
		JSON.stringify([browser, system, child_name]),
	);
	return [...byLook]
		.flatMap(([key, same]) => {
			const [newest] = same.toSorted((a, b) => b.last_seen_at.localeCompare(a.last_seen_at));
			return newest === undefined ? [] : [{ ...newest, key, times: same.length }];
		})
		.toSorted((a, b) => b.last_seen_at.localeCompare(a.last_seen_at));
}
