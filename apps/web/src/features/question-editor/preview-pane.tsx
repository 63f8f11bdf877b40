import { ChevronRight } from "lucide-react";
import { type ComponentType, useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { PreviewProps } from "./editor-props.ts";
import { answerPreview } from "./question-editor.api.ts";
import type { Preview } from "./use-preview.ts";

export interface PreviewPaneProps {
	preview: Preview;
	Question: ComponentType<PreviewProps>;
}

/** The current text, shown and graded by the student's page. */
export function PreviewPane({ preview: { query, written }, Question }: PreviewPaneProps) {
	const [round, setRound] = useState(0);
	const { data, error, isFetching, isPlaceholderData, refetch } = query;
	return (
		<section
			className="qe-preview"
			aria-label="Preview"
			aria-busy={isPlaceholderData || undefined}
			data-without-skill={written.skill_id === "" || undefined}
		>
			{error !== null && !isPlaceholderData ? (
				<Card>
					<div className="qe-stack">
						<p className="text-ink-2">{textOf(error)}</p>
						<Button variant="line" busy={isFetching} onClick={() => void refetch()}>
							Try again
						</Button>
					</div>
				</Card>
			) : written.question.prompt === "" ? (
				<Card>
					<p className="text-ink-2">Write the question to see it here as a student does.</p>
				</Card>
			) : data === undefined ? (
				<Spinner />
			) : (
				<>
					<Question
						// A new skill or level ends the trial; any change of the question restarts it.
						key={`${round} ${JSON.stringify(data.of)}`}
						question={data.question}
						sendAnswer={(answer) => answerPreview(written.question, answer)}
						onNext={() => setRound(round + 1)}
					/>
					<Hints hints={data.hints} />
				</>
			)}
		</section>
	);
}

function Hints({ hints }: { hints: readonly { html: string; spoken: string }[] }) {
	if (hints.length === 0) return null;
	return (
		<details className="disclosure card qe-preview-hints">
			<summary>
				<ChevronRight aria-hidden="true" />
				Hints as a student gets them
			</summary>
			<ol className="disclosure-body">
				{hints.map((hint, at) => (
					<li key={at}>
						<RichText text={hint} className="rich" />
					</li>
				))}
			</ol>
		</details>
	);
}
