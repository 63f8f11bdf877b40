import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { QuestionFigure } from "../question/question-figure.tsx";
import { type OpenTwin, twinQuery } from "./twin.api.ts";
import { TwinQuestion } from "./twin-question.tsx";
import { WorkedSteps } from "./worked-steps.tsx";
import "./twin.css";

export interface TwinDialogProps {
	questionId: string;
	onClose: () => void;
	/** Continues to the question itself. */
	onDone: () => void;
}

/** A question like the open one: worked out line by line, then to answer. */
export function TwinDialog({ questionId, onClose, onDone }: TwinDialogProps) {
	const { data, error, isFetching, refetch } = useQuery(twinQuery(questionId));
	return (
		<Dialog open title="One like yours" className="tw" onClose={onClose}>
			{data ? (
				<Twin questionId={questionId} twin={data} onDone={onDone} />
			) : error ? (
				<div className="tw-part">
					{error instanceof ApiError && error.code === "not_found" ? (
						<p>There’s no other question like this one. Its hints can help, too.</p>
					) : (
						<>
							<p>{textOf(error)}</p>
							<Button variant="primary" block busy={isFetching} onClick={() => void refetch()}>
								Try again
							</Button>
						</>
					)}
				</div>
			) : (
				<div className="tw-part" role="status">
					<span className="sr">Loading one like yours</span>
					<Skeleton className="h-8 w-3/4" />
					<Skeleton className="h-24 w-full" />
				</div>
			)}
		</Dialog>
	);
}

interface TwinProps {
	questionId: string;
	twin: OpenTwin;
	onDone: () => void;
}

function Twin({ questionId, twin: { question, steps }, onDone }: TwinProps) {
	const [isTrying, setIsTrying] = useState(false);
	if (isTrying)
		return (
			<TwinQuestion
				questionId={questionId}
				question={question}
				onSteps={() => setIsTrying(false)}
				onDone={onDone}
			/>
		);
	return (
		<div className="tw-part">
			{/* Boxes within it are only drawn: steps come before an answer. */}
			<RichText className="tw-prompt" text={question.prompt} />
			{question.figure && <QuestionFigure figure={question.figure} />}
			<WorkedSteps steps={steps} onTry={() => setIsTrying(true)} />
		</div>
	);
}
