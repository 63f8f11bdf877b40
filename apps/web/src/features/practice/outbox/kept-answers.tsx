import { useQueryClient } from "@tanstack/react-query";
import { usePreferences } from "../../profile/index.ts";
import { refusalNews, verdictNews } from "./news.ts";
import { NewsBar } from "./news-bar.tsx";
import { useNews } from "./use-news.ts";
import { useOutbox } from "./use-outbox.ts";
import { useRewardPoints } from "../session/state/use-reward-points.ts";

/** Also sends answers that the practice page could not send, and shows the result of each. */
export function KeptAnswers() {
	const { news, addNews, closeNews } = useNews();
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
			if (outcome.type === "refused") return addNews(refusalNews(subject, outcome.error));
			if (outcome.result.feedback.verdict === "correct") rewards.add(outcome.result.status.points, false);
			const verdict = verdictNews(subject, outcome.result, isCalm);
			if (verdict) addNews(verdict);
		},
		onSentElsewhere: renew,
	});
	return <NewsBar news={news} onGoTo={closeNews} onClose={closeNews} />;
}
