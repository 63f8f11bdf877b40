import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { markSeen } from "./notifications.api.ts";
import type { Notification } from "./notifications.api.ts";

/** Rows that scroll by are batched for this long. */
const gatherMs = 300;

/**
 * Marks rows of an open list as read once they are visible. Returns those that were new on arrival: they stay marked
 * as new while the list is open.
 */
export function useSeen(
	list: RefObject<HTMLElement | null>,
	notifications: readonly Notification[] | undefined,
): ReadonlySet<string> {
	const client = useQueryClient();
	const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
	/** Already sent to the server, or being sent. */
	const told = useRef(new Set<string>());
	useEffect(() => {
		const unread = (notifications ?? []).filter(({ is_read }) => !is_read).map(({ id }) => id);
		const open = unread.filter((id) => !told.current.has(id));
		if (open.length === 0 || list.current === null) return undefined;
		const seen = new Set<string>();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tell = () => {
			timer = undefined;
			const ids = [...seen];
			seen.clear();
			for (const id of ids) told.current.add(id);
			setFresh((before) => new Set([...before, ...ids]));
			// If marking fails they are new again the next time.
			void markSeen(client, ids).catch(() => ids.forEach((id) => told.current.delete(id)));
		};
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					const id = (target as HTMLElement).dataset["notification"];
					if (!isIntersecting || id === undefined) continue;
					observer.unobserve(target);
					seen.add(id);
				}
				if (seen.size > 0) timer ??= setTimeout(tell, gatherMs);
			},
			{ threshold: 0.3 },
		);
		for (const id of open) {
			const row = list.current.querySelector(`[data-notification="${id}"]`);
			if (row) observer.observe(row);
		}
		return () => {
			observer.disconnect();
			clearTimeout(timer);
			if (seen.size > 0) tell();
		};
	}, [client, list, notifications]);
	return fresh;
}
