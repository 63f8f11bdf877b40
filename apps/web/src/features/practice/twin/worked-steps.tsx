import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { hasTouch } from "../question/help/has-touch.ts";
import type { OpenTwin } from "./twin.api.ts";

type Step = OpenTwin["steps"][number];

/** The lines of a worked example, one at a time; then the same question to try. */
export function WorkedSteps({ steps, onTry }: { steps: Step[]; onTry: () => void }) {
	const [shown, setShown] = useState(1);
	const hasMore = shown < steps.length;
	return (
		<>
			<ol className="tw-steps">
				{steps.slice(0, shown).map((step, at) => (
					<Line key={step.html} step={step} isNewest={at > 0 && at === shown - 1} />
				))}
			</ol>
			{hasMore ? (
				<Button variant="primary" size="lg" block onClick={() => setShown(shown + 1)}>
					Next step
				</Button>
			) : (
				<Button variant="primary" size="lg" block onClick={onTry}>
					Now you try it
				</Button>
			)}
		</>
	);
}

/** A new line gets the focus, so that it is announced. */
function Line({ step, isNewest }: { step: Step; isNewest: boolean }) {
	const line = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (isNewest && !hasTouch()) line.current?.focus();
	}, [isNewest]);
	return (
		<li ref={line} tabIndex={-1}>
			<RichText className="rich" text={step} />
		</li>
	);
}
