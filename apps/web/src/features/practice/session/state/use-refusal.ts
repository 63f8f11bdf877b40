import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../../paths/paths.ts";
import { ApiError } from "../../../../platform/api/api-client.ts";
import { showError } from "../../../../platform/api/show-error.ts";

/** Handles refusals of the server in a practice session. */
export function useRefusal(reload: () => Promise<void>) {
	const navigate = useNavigate();
	const [isEnded, setIsEnded] = useState(false);

	const handle = async (error: unknown): Promise<void> => {
		const code = error instanceof ApiError ? error.code : "unexpected";
		if (code === "enrolment_needed") return setIsEnded(true);
		if (code === "not_found" || code === "forbidden")
			return navigate(`${paths.failedAnswer}?reason=${code}`, { replace: true });
		if (code !== "question_finished" && code !== "question_in_review") return showError(error);
		// Finished or answered in another tab or on another device: shows the current state.
		try {
			await reload();
		} catch (failure) {
			showError(failure);
		}
	};
	return { isEnded, handle };
}
