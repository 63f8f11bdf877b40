import { Ellipsis, Lightbulb } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ThemeToggleInWords } from "../../../ui/buttons/theme-toggle.tsx";
import { SwitchRow } from "../../../ui/fields/switch-row.tsx";
import { keepPreferences, usePreferences, useProfile } from "../../profile/index.ts";
import type { Mark } from "../session/state/practice-state.ts";
import { useShownQuestion } from "./help/shown-question.ts";
import { useLessonWay } from "./help/use-lesson-way.ts";
import { ProgressLegend } from "../session/progress-legend.tsx";

export interface MoreMenuProps {
	/** One per question of the set. */
	marks: Mark[];
	/** The question on screen; null on the summary. */
	current: number | null;
	onGoTo: (index: number) => void;
}

const markWords: Record<Mark, string> = {
	open: "not answered yet",
	waiting: "being read",
	solved: "right on the first try",
	retried: "solved after more tries",
	helped: "solved with help",
	skipped: "skipped",
	unsolved: "not solved",
};

/**
 * The questions of the set, and the student's preferences. The browser's own popover closes on Escape and on an
 * outside press.
 */
export function MoreMenu({ marks, current, onGoTo }: MoreMenuProps) {
	const menu = useRef<HTMLDivElement>(null);
	const id = useId();
	const { id: account_id } = useProfile();
	const preferences = usePreferences();
	const { isCalm, isEasyReading } = preferences;
	return (
		<>
			<button type="button" className="ib" popoverTarget={id} aria-label="More" title="More">
				<Ellipsis className="i" />
			</button>
			<div ref={menu} id={id} popover="auto" className="pr-more" role="group" aria-label="More">
				<p className="pr-more-title">Questions</p>
				<ProgressLegend marks={marks} />
				<ol className="pr-jump">
					{marks.map((mark, at) => (
						<li key={at}>
							<button
								type="button"
								className={`is-${mark}`}
								aria-label={`Question ${at + 1}, ${markWords[mark]}`}
								aria-current={at === current ? "step" : undefined}
								onClick={() => {
									menu.current?.hidePopover();
									onGoTo(at);
								}}
							>
								{at + 1}
							</button>
						</li>
					))}
				</ol>
				<LessonRow isOpen={current !== null && marks[current] === "open"} />
				<SwitchRow
					name="Calm mode"
					text="No points, no streak, no animations, no sounds."
					isOn={isCalm}
					onChange={(next) => keepPreferences(account_id, { ...preferences, isCalm: next })}
				/>
				<SwitchRow
					name="Easy reading"
					text="Larger letters with more room between words and lines."
					isOn={isEasyReading}
					onChange={(next) => keepPreferences(account_id, { ...preferences, isEasyReading: next })}
				/>
				{/* On a phone its place is taken by the switch for sounds. */}
				<div className="pr-more-theme">
					<ThemeToggleInWords />
				</div>
			</div>
		</>
	);
}

/** The lesson of the question on screen. `isOpen`: it still takes answers, so that help counts. */
function LessonRow({ isOpen }: { isOpen: boolean }) {
	const question = useShownQuestion();
	const { go, goWithHint, isGoing } = useLessonWay();
	if (question === null) return null;
	return (
		<Button
			variant="ghost"
			className="pr-more-lesson"
			busy={isGoing}
			icon={<Lightbulb className="i" />}
			onClick={() => void (isOpen ? goWithHint : go)(question)}
		>
			<span className="pr-hint-words">
				<span>Show me how</span>
				{isOpen && <small className="pr-price">counts as a hint</small>}
			</span>
		</Button>
	);
}
