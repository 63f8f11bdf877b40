import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import { AnswerLine } from "./answer-line.tsx";
import { AnswerList } from "./answer-list.tsx";
import { drawnOnPaper } from "../sheet-words.ts";
import type { PrintedType } from "./printed-type.ts";

/** What a child draws instead of moving it on the screen. */
function ToDraw({ kind }: { kind: InteractionKind }) {
	const words = drawnOnPaper(kind);
	return words && <p className="sheet-cta">{words}</p>;
}

export const fillOne: PrintedType<"FILL_ONE"> = {
	Room: ({ question }) => (
		<>
			{question.interaction && <ToDraw kind={question.interaction.kind} />}
			<div className="sheet-work" />
			<AnswerLine {...question} />
		</>
	),
	fitsBeside: () => true,
	Answer: ({ texts }) => <AnswerList texts={texts} />,
};
