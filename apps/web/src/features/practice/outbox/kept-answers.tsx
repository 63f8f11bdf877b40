import { useQueryClient } from "@tanstack/react-query";
import { usePreferences } from "../../profile/index.ts";
import { refusalMessage, verdictMessage } from "./messages.ts";
import { MessageBar } from "./message-bar.tsx";
import { useMessages } from "./use-messages.ts";
import { useOutbox } from "./use-outbox.ts";
import { useRewardPoints } from "../session/state/use-reward-points.ts";

/** Also sends answers that the practice page could not send, and shows the result of each. */
export function KeptAnswers() {
	const { messages, addMessage, closeMessage } = useMessages();
	const { isCalm } = usePreferences();
	const queryClient = useQueryClient();
	const rewards = useRewardPoints();
	const renew = () => void queryClient.invalidateQueries({ queryKey: ["learned"] });
	useOutbox({
		onOutcome: (answer, outcome) => {
			if (outcome.type === "waiting") return;
			const { question_id, number, title } = answer;
			const subject = { question_id, number, title };
			renew();
			if (outcome.type === "refused") return addMessage(refusalMessage(subject, outcome.error));
			if (outcome.result.feedback.verdict === "correct") rewards.add(outcome.result.status.points, false);
			const verdict = verdictMessage(subject, outcome.result, isCalm);
			if (verdict) addMessage(verdict);
		},
		onSentElsewhere: renew,
	});
	return <MessageBar messages={messages} onGoTo={closeMessage} onClose={closeMessage} />;
}
