import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { News } from "./news.ts";
import { refusalNews, verdictNews } from "./news.ts";
import { NewsBar } from "./news-bar.tsx";
import { dashboardQuery } from "./practice.api.ts";
import { usePreferences } from "./preferences.ts";
import { useOutbox } from "./use-outbox.ts";
import { useRewardPoints } from "./use-reward-points.ts";

/** Answers that could not be sent from the practice page go from here, too; says what became of each. */
export function KeptAnswers() {
	const [news, setNews] = useState<News[]>([]);
	const { isCalm } = usePreferences();
	const queryClient = useQueryClient();
	const rewards = useRewardPoints();
	const renew = () => void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
	const add = (added: News | null) =>
		added && setNews((known) => [added, ...known.filter(({ id }) => id !== added.id)]);
	useOutbox({
		onOutcome: (answer, outcome) => {
			if (outcome.type === "waiting") return;
			const { question_id, number, title } = answer;
			const subject = { question_id, number, title };
			renew();
			if (outcome.type === "refused") return add(refusalNews(subject, outcome.error));
			if (outcome.result.feedback.verdict === "correct") rewards.add(outcome.result.status.points, false);
			add(verdictNews(subject, outcome.result, isCalm));
		},
		onSentElsewhere: renew,
	});
	const close = (id: string) => setNews((known) => known.filter((each) => each.id !== id));
	return <NewsBar news={news} onGoTo={close} onClose={close} />;
}
