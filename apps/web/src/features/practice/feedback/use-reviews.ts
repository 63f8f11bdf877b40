import { useEffect, useEffectEvent } from "react";
import { useDeferred } from "../session/deferred/deferred.ts";
import type { CurrentStatus } from "./watch-reviews.ts";

/** Polls answers in review, while the page is visible, until each has its verdict. */
export function useReviews(
	question_ids: readonly string[],
	onStatus: (question_id: string, serverStatus: CurrentStatus) => void,
): void {
	const tell = useEffectEvent(onStatus);
	const deferred = useDeferred();
	const key = question_ids.join(" ");
	useEffect(() => {
		if (key === "" || deferred === null) return;
		return deferred.watchReviews(key.split(" "), (question_id, serverStatus) =>
			tell(question_id, serverStatus),
		);
	}, [key, deferred]);
}
