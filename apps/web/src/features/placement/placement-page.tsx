import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../paths/paths.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { LoadState } from "../../ui/messages/load-failed.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import {
	CHANGED_BY_ANSWERS,
	type PlacementProgress,
	placementQuery,
	placementResultQuery,
	start,
} from "./placement.api.ts";
import { PlacementIntro } from "./placement-intro.tsx";
import { PlacementQuestions } from "./placement-questions.tsx";
import { PlacementResultPage } from "./placement-result-page.tsx";
import "./placement.css";

/** /student/starting-point, full screen: an introduction, one question after the other, and the result. */
export function PlacementPage() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(placementQuery);
	const [progress, setProgress] = useState<PlacementProgress | null>(null);
	const begin = useAction(start, {
		onDone: (started) => {
			setProgress(started);
			// If it is left, the dashboard shows that it is open.
			void client.invalidateQueries({ queryKey: CHANGED_BY_ANSWERS });
		},
	});
	const finish = async () => {
		await client.resetQueries({ queryKey: placementResultQuery.queryKey });
		// Plan, board and lessons start from the result.
		await client.invalidateQueries({ queryKey: CHANGED_BY_ANSWERS });
		setProgress(null);
	};
	if (progress?.question)
		return <PlacementQuestions first={{ ...progress, question: progress.question }} onFinish={finish} />;
	if (!data && !error) return <FullSpinner label="Loading your starting point" />;
	if (!data) return <NotLoaded query={{ error, isFetching, refetch }} />;
	if (data.state === "finished" && data.invitation === null)
		return <PlacementResultPage placement={data} isStarting={begin.isPending} onAgain={() => begin.run()} />;
	return <PlacementIntro placement={data} isStarting={begin.isPending} onStart={() => begin.run()} />;
}

function NotLoaded({ query }: { query: LoadState }) {
	const { error, isFetching, refetch } = query;
	return (
		<MessagePage
			title="Your starting point didn’t load"
			tile={{ kind: "half", color: "coral", soft: true }}
			actions={
				<>
					<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
					<ButtonLink variant="line" size="lg" to={paths.studentDashboard}>
						Back to Dashboard
					</ButtonLink>
				</>
			}
		>
			<p>{textOf(error)}</p>
		</MessagePage>
	);
}
