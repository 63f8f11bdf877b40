import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { ChevronDown, Lightbulb } from "lucide-react";
import { useState } from "react";
import { RichText } from "../../ui/text/rich-text.tsx";

const isPhone = () => matchMedia("(max-width: 43.74rem)").matches;

/** The hints: open, or on a phone behind one press, so that the question and its box are on the screen together. */
export function LessonHelp({ hints }: Pick<PracticeQuestion["status"], "hints">) {
	const [isOpenAtFirst] = useState(() => !isPhone());
	return (
		<details className="ls-hints note note--hint" open={isOpenAtFirst}>
			<summary className="note-title">
				<Lightbulb className="i" />
				Here’s some help
				<ChevronDown className="i ls-hints-arrow" />
			</summary>
			<ul>
				{hints.map((hint) => (
					<li key={hint.html}>
						<RichText className="rich" text={hint} />
					</li>
				))}
			</ul>
		</details>
	);
}
