import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { loadNewest } from "../activity.api.ts";
import type { DaysFilter } from "./activity-filter.ts";
import { useKeepPlace } from "./use-keep-place.ts";
import { readAgain, useLiveActivity } from "../../reports/index.ts";

export interface LiveAttempts {
	/** Attempts that arrived while the page is open. */
	fresh: ReadonlySet<string>;
	/** How many of them arrived above what is being read. */
	unseen: number;
	showUnseen: () => void;
	/** Checks for new attempts now: loading an older page drops those added while it loaded. */
	catchUp: () => Promise<void>;
}

/** Adds new attempts to the list as they happen, without moving what is being read. */
export function useLiveAttempts(
	filter: DaysFilter,
	list: RefObject<HTMLElement | null>,
	rows: unknown,
): LiveAttempts {
	const client = useQueryClient();
	const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
	const [unseen, setUnseen] = useState(0);
	const { keep } = useKeepPlace(list, rows);
	const catchUp = async () => {
		let isReading = false;
		const summary = readAgain(client, ["reports"]);
		const added = await loadNewest(client, filter, (ids) => {
			isReading = keep();
			setFresh((before) => new Set([...before, ...ids]));
		});
		if (isReading) setUnseen((before) => before + added.length);
		await summary;
	};
	useLiveActivity(catchUp);
	useEffect(() => {
		if (unseen === 0) return;
		const look = () => (list.current?.getBoundingClientRect().top ?? 0) > 0 && setUnseen(0);
		window.addEventListener("scroll", look, { passive: true });
		return () => window.removeEventListener("scroll", look);
	}, [list, unseen]);
	return {
		fresh,
		unseen,
		catchUp,
		showUnseen: () => {
			setUnseen(0);
			scrollTo({
				top: 0,
				behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
			});
			list.current?.focus({ preventScroll: true });
		},
	};
}
