import { useState } from "react";
import { useNavigate } from "react-router";
import { lessonPath } from "../../../../paths/lesson-path.ts";
import { ApiError } from "../../../../platform/api/api-error.ts";
import { showError } from "../../../../platform/api/show-error.ts";
import { toastInfo } from "../../../../ui/messages/toast.tsx";
import { askHint } from "./help-calls.ts";
import { helpNeedsLine } from "./help-words.ts";
import type { ShownQuestion } from "./shown-question.ts";

/** Codes of a question that takes no more answers, which a lesson can no longer help with. */
const over: readonly string[] = ["question_finished", "question_in_review"];

/** The way to the lesson of a question and back to this question, which may not be where the set continues. */
export function useLessonWay() {
	const navigate = useNavigate();
	const [isGoing, setIsGoing] = useState(false);
	const go = async ({ id, skill_id, number }: ShownQuestion) => {
		await navigate({ search: `?question=${number}` }, { replace: true });
		await navigate(lessonPath(skill_id, { questionId: id }));
	};
	/** A lesson counts as help like the first hint, which is opened with it unless one is. */
	const goWithHint = async (question: ShownQuestion) => {
		setIsGoing(true);
		try {
			await askHint(question.id, 0);
			await go(question);
		} catch (error) {
			if (error instanceof ApiError && over.includes(error.code)) await go(question);
			else if (error instanceof ApiError && error.code === "network") toastInfo(helpNeedsLine);
			else showError(error);
		} finally {
			setIsGoing(false);
		}
	};
	return { go, goWithHint, isGoing };
}
