import type { RouteResponse } from "@learnin/contract/define-route";
import { getQuestionStatus } from "@learnin/contract/routes/practice/practice.contract";
import { callApi } from "../../../platform/api/api-client.ts";
import { reviewPace } from "./review-pace.ts";

export type CurrentStatus = RouteResponse<typeof getQuestionStatus>;

/** Polls these questions while the page is visible. Call the returned function to stop. */
export function watchReviews(
	question_ids: readonly string[],
	onStatus: (question_id: string, serverStatus: CurrentStatus) => void,
): () => void {
	let asked = 0;
	let isGone = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const plan = () => {
		clearTimeout(timer);
		if (!isGone && document.visibilityState === "visible")
			timer = setTimeout(() => void ask(), reviewPace(asked));
	};
	const ask = async () => {
		asked += 1;
		for (const question_id of question_ids) {
			const serverStatus = await askStatus(question_id);
			if (isGone) return;
			if (serverStatus) onStatus(question_id, serverStatus);
		}
		plan();
	};
	// Returning to the page polls soon again.
	const onVisible = () => {
		asked = 0;
		plan();
	};
	plan();
	document.addEventListener("visibilitychange", onVisible);
	window.addEventListener("online", onVisible);
	return () => {
		isGone = true;
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", onVisible);
		window.removeEventListener("online", onVisible);
	};
}

/** Null if offline or on a server error: polled again later. */
export async function askStatus(question_id: string): Promise<CurrentStatus | null> {
	try {
		return await callApi(getQuestionStatus, { params: { question_id } });
	} catch {
		return null;
	}
}
