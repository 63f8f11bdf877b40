import { useQuery } from "@tanstack/react-query";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { costText, waitText } from "../generation-words.ts";
import { LazyDisclosure } from "../jobs/lazy-disclosure.tsx";
import { ModelNames } from "./model-names.tsx";
import { callsQuery, type ModelCall } from "../question-generation.api.ts";

const purposes: Record<ModelCall["purpose"], string> = {
	"generate-question": "Writing the question",
	"solve-question": "Solving it without the answer",
};

/** The exact prompts sent to models, on request. */
export function AskedCalls({ candidateId }: { candidateId: string }) {
	return (
		<LazyDisclosure label="What the models were asked">
			<Calls candidateId={candidateId} />
		</LazyDisclosure>
	);
}

function Calls({ candidateId }: { candidateId: string }) {
	const { data, error, isFetching, refetch } = useQuery(callsQuery(candidateId));
	if (data === undefined) {
		if (!error) return <Spinner label="Loading what was asked" />;
		return (
			<div className="qg-stack">
				<p className="text-ink-2">{textOf(error)}</p>
				<Button variant="line" busy={isFetching} onClick={() => void refetch()}>
					Try again
				</Button>
			</div>
		);
	}
	if (data.calls.length === 0) return <p className="text-ink-2">No model was asked.</p>;
	return (
		<ol className="qg-calls">
			{data.calls.map((call, at) => (
				<li key={at}>
					<Call call={call} />
				</li>
			))}
		</ol>
	);
}

function Call({ call }: { call: ModelCall }) {
	const { purpose, model, prompt_version, instructions, messages, answer, duration_ms, cost } = call;
	return (
		<>
			<p>
				<b>{purposes[purpose]}</b>
				<small>
					<ModelNames names={[model]} />
					{` · ${waitText(duration_ms)} · ${costText(cost)} · ${prompt_version}`}
				</small>
			</p>
			<pre>{[instructions, ...messages].join("\n\n")}</pre>
			<p className="text-ink-3 text-sm">Answer</p>
			<pre>{answer ?? "None"}</pre>
		</>
	);
}
