import { shortPoints } from "@learnin/domain/rewards/points";
import { Star, X } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ThemeToggle } from "../../../ui/buttons/theme-toggle.tsx";
import { usePreferences, useProfile } from "../../profile/index.ts";
import { useDeferred } from "./deferred/deferred.ts";
import type { Mark } from "./state/practice-state.ts";

export interface PracticeTopProps {
	marks: Mark[];
	/** The question on screen; null on the summary. */
	current: number | null;
	onGoTo: (index: number) => void;
}

/** Nothing in it changes with a press of a key or of Check, which must be painted at once. */
export const PracticeTop = memo(
	Top,
	(before, after) =>
		before.current === after.current &&
		before.onGoTo === after.onGoTo &&
		before.marks.join() === after.marks.join(),
);

function Top({ marks, current, onGoTo }: PracticeTopProps) {
	const { isCalm } = usePreferences();
	const deferred = useDeferred();
	return (
		<header className="pr-top">
			<Link
				className="ib"
				to={paths.studentDashboard}
				aria-label="Leave practice"
				title="Leave practice. We save your place."
			>
				<X className="i" />
			</Link>
			<SetProgress
				marks={marks}
				current={current}
				legend={deferred && <deferred.ProgressKey marks={marks} />}
			/>
			<div className="pr-top-end">
				{!isCalm && <Points />}
				<ThemeToggle />
				{deferred && <deferred.SoundButton />}
				{deferred && <deferred.MoreMenu marks={marks} current={current} onGoTo={onGoTo} />}
			</div>
		</header>
	);
}

interface SetProgressProps extends Pick<PracticeTopProps, "marks" | "current"> {
	legend: ReactNode;
}

function SetProgress({ marks, current, legend }: SetProgressProps) {
	const done = marks.filter((mark) => mark !== "open" && mark !== "waiting").length;
	const position = current === null ? done : current + 1;
	return (
		<div className="pr-progress">
			<div
				className="pr-track"
				role="progressbar"
				aria-valuemin={0}
				aria-valuemax={marks.length}
				aria-valuenow={done}
				aria-valuetext={
					current === null ? "All questions done" : `Question ${position} of ${marks.length}, ${done} done`
				}
				aria-label="Progress of this set"
			>
				<div className={classNames("pr-segments", marks.length > 15 && "is-long")}>
					{marks.map((mark, at) => (
						<i key={at} className={classNames(`is-${mark}`, at === current && mark === "open" && "is-now")} />
					))}
				</div>
				<span className="num" aria-hidden="true">
					{position}
					<small>/{marks.length}</small>
				</span>
			</div>
			{legend}
		</div>
	);
}

function Points() {
	const [points, unit] = shortPoints(useProfile().reward_points).split(" ");
	return (
		<span className="pr-points">
			<Star className="i" />
			<b className="num">{points}</b>
			<span className="pr-unit">{unit}</span>
		</span>
	);
}
