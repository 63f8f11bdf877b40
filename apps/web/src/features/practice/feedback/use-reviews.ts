import { useEffect, useEffectEvent } from "react";
import { useLater } from "../session/end/later.ts";
import type { ToldStatus } from "./watch-reviews.ts";

/** Polls answers in review, while the page is visible, until each has its verdict. */
export function useReviews(
	question_ids: readonly string[],
	onTold: (question_id: string, told: ToldStatus) => void,
): void {
	const tell = useEffectEvent(onTold);
	const later = useLater();
	const key = question_ids.join(" ");
	useEffect(() => {
		if (key === "" || later === null) return;
		return later.watchReviews(key.split(" "), (question_id, told) => tell(question_id, told));
	}, [key, later]);
}
