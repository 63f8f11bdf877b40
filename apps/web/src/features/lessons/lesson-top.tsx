import { X } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../paths/paths.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import { WholeWords } from "../../ui/text/whole-words.tsx";

export interface LessonTopProps {
	name: string;
	/** The visible step, from 1. */
	at: number;
	total: number;
	isDone: boolean;
	/** The exit leads back to the question. */
	isFromQuestion: boolean;
}

/** The exit, and the progress. */
export function LessonTop({ name, at, total, isDone, isFromQuestion }: LessonTopProps) {
	const navigate = useNavigate();
	const done = isDone ? total : at - 1;
	return (
		<header className="ls-top">
			{isFromQuestion ? (
				<IconButton label="Back to my question" onClick={() => void navigate(-1)}>
					<X className="i" />
				</IconButton>
			) : (
				<Link className="ib" to={paths.lessonList} aria-label="Leave the lesson" title="Leave the lesson">
					<X className="i" />
				</Link>
			)}
			<div
				className="ls-progress"
				role="progressbar"
				aria-label="Progress of this lesson"
				aria-valuemin={0}
				aria-valuemax={total}
				aria-valuenow={done}
				aria-valuetext={isDone ? "Lesson finished" : `Step ${at} of ${total}`}
			>
				<p>
					<WholeWords text={name} />
				</p>
				<div aria-hidden="true">
					{Array.from({ length: total }, (_, step) => (
						<i key={step} className={step < done ? "is-done" : step === done ? "is-now" : ""} />
					))}
				</div>
			</div>
			<ThemeToggle />
		</header>
	);
}
