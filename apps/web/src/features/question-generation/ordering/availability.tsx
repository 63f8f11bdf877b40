import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { count } from "../../../platform/count-words.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { spentText } from "../generation-words.ts";
import { type Choices, choicesQuery } from "../question-generation.api.ts";

export interface WithModelsProps {
	/** What still works without a model. */
	otherwise: ReactNode;
	children: (choices: Choices) => ReactNode;
}

/** The available models; without any it says so, and nothing can be started. */
export function WithModels({ otherwise, children }: WithModelsProps) {
	const query = useQuery(choicesQuery);
	if (query.data?.models.length === 0)
		return (
			<div className="qg">
				<NoModel />
				{otherwise}
			</div>
		);
	if (query.data) return <>{children(query.data)}</>;
	if (!query.error)
		return (
			<div role="status" className="card qg-stack loads-late">
				<span className="sr">Loading the models</span>
				<Skeleton className="h-12 w-full" />
				<Skeleton className="h-20 w-full" />
				<Skeleton className="h-32 w-full" />
			</div>
		);
	return <LoadFailed title="The models couldn’t be loaded" query={query} />;
}

function NoModel() {
	return (
		<Card>
			<EmptyState
				title="No model is set up"
				hint="An operator lists the available models in the setting LLM_MODELS. You can still write questions by hand."
				tile={{ kind: "steps", color: "lilac", soft: true }}
			/>
		</Card>
	);
}

/** The rest of today's limit, before it is used up. */
export function isUsedUp({ calls_left, cost_today, cost_limit }: Choices): boolean {
	return calls_left <= 0 || cost_today >= cost_limit;
}

/** Beside the start button: the model, and the rest of today's limit. */
export function Limits({ choices }: { choices: Choices }) {
	const { models, calls_left, cost_today, cost_limit } = choices;
	if (isUsedUp(choices))
		return (
			<Note kind="problem" title="Today’s limit is reached">
				<p>
					Today’s model budget is used up. It resets at midnight UTC. You can still accept questions that were
					already generated.
				</p>
			</Note>
		);
	return (
		<p className="help">
			{models.every(({ is_stand_in }) => is_stand_in) &&
				"No real model is used here: a stand-in on this machine writes the questions. "}
			{`Left today: ${count(calls_left, "call")}, ${spentText(cost_today)} of ${spentText(cost_limit)} used.`}
		</p>
	);
}
