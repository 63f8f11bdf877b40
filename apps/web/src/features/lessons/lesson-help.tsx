import { ChevronDown, Lightbulb } from "lucide-react";
import { RichText } from "../../ui/text/rich-text.tsx";
import type { LessonText } from "./lessons.api.ts";

/** Hints behind one press, so that the question and its box are on the screen together. */
export function LessonHelp({ hints }: { hints: readonly LessonText[] }) {
	return (
		<details className="ls-hints note note--hint">
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
