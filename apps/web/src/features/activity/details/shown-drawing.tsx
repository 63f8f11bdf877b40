import type { ShownDrawing as Drawing } from "@learnin/contract/schemas/drawing.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { count } from "../../../platform/count-words.ts";
import { whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Ink } from "../../../ui/drawing/ink.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { removeDrawing } from "../../shared-drawings/index.ts";
import { type QuestionDetails, questionQuery } from "../activity.api.ts";
import "./shown-drawing.css";

interface ShownDrawingProps {
	details: QuestionDetails;
	drawing: Drawing;
	isOwn: boolean;
}

/** What the child drew over the question and showed its parents, below the question: a card looks different on each screen. */
export function ShownDrawing({ details, drawing, isOwn }: ShownDrawingProps) {
	const { question, student_name, attempts } = details;
	const now = useNow();
	const when = whenText(drawing.shared_at, now, attempts[0]?.time_zone);
	const remove = useRemove(question.id);
	return (
		<figure className="shown-drawing" aria-labelledby={`drawing-${question.id}`}>
			<figcaption>
				<h2 id={`drawing-${question.id}`}>{isOwn ? "Your drawing" : `Drawing by ${student_name}`}</h2>
				<p>
					{isOwn ? "Your parent can see it." : "Drawn over the whole question on the child’s screen."}{" "}
					<time dateTime={drawing.shared_at}>{when}</time>
				</p>
			</figcaption>
			<Picture drawing={drawing} />
			{isOwn ? (
				<ActionButton
					variant="line"
					family="flat"
					work={remove}
					done="Your parent can no longer see this drawing."
				>
					Take it back
				</ActionButton>
			) : (
				<DeleteButton name={student_name} onDelete={remove} />
			)}
		</figure>
	);
}

/** Made of numbers alone: nothing that a child sent is markup here. */
function Picture({ drawing: { height, strokes } }: { drawing: Drawing }) {
	return (
		<svg
			className="shown-drawing-ink"
			viewBox={`0 0 1000 ${height}`}
			role="img"
			aria-label={`A drawing with ${count(strokes.length, "line")}`}
		>
			{strokes.map((stroke, at) => (
				<Ink key={at} stroke={stroke} />
			))}
		</svg>
	);
}

function DeleteButton({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Button variant="line" family="flat" onClick={() => setIsAsking(true)}>
				Delete drawing
			</Button>
			{isAsking && (
				<ConfirmDialog
					title="Delete this drawing?"
					confirmLabel="Delete drawing"
					onConfirm={onDelete}
					done="Drawing deleted"
					onClose={() => setIsAsking(false)}
				>
					<p>You’ll no longer see it here. {name} can show it again.</p>
				</ConfirmDialog>
			)}
		</>
	);
}

function useRemove(question_id: string) {
	const client = useQueryClient();
	return async () => {
		await removeDrawing(question_id);
		await client.invalidateQueries(questionQuery(question_id));
		void client.invalidateQueries({ queryKey: ["shared-drawing", question_id] });
		// The parent's list says which questions have one.
		void client.resetQueries({ queryKey: ["activity", "attempts"] });
	};
}
