import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import { AnswerLine } from "./answer-line.tsx";
import { AnswerList } from "./answer-list.tsx";
import { drawnOnPaper } from "../sheet-words.ts";
import type { PrintedType } from "./printed-type.ts";

/** Room to work, with what a child draws there instead of moving it on the screen. */
function Work({ kind }: { kind: InteractionKind | undefined }) {
	const words = kind === undefined ? null : drawnOnPaper(kind);
	if (words === null) return <div className="sheet-work" />;
	return (
		<>
			<p className="sheet-cta">{words}</p>
			<div className="sheet-work sheet-work--drawn" />
		</>
	);
}

export const fillOne: PrintedType<"FILL_ONE"> = {
	Room: ({ question }) => (
		<>
			<Work kind={question.interaction?.kind} />
			<AnswerLine {...question} />
		</>
	),
	fitsBeside: () => true,
	Answer: ({ texts }) => <AnswerList texts={texts} />,
};
