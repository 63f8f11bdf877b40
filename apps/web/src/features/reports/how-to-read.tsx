import { STUCK_RULE } from "@learnin/domain/reports/stuck";
import { TimeRule } from "./span/time-rule.tsx";

/** The rules behind the figures. */
export function HowToRead() {
	return (
		<section className="how-to-read" aria-labelledby="how-to-read">
			<h2 id="how-to-read" className="text-base">
				How to read this
			</h2>
			<p className="text-ink-3 text-sm">
				Right on first try means solved on the first try without a hint. Skipped questions don’t count. A
				question repeated on the same day counts once. A skill gets its first rating after three questions.
				Three right in a row master it; two can be enough if none was missed.
			</p>
			<p className="text-ink-3 text-sm">{STUCK_RULE}</p>
			<TimeRule />
		</section>
	);
}
