import { Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { practiceSkillPath } from "../../paths/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { SkillArt } from "../learning/index.ts";
import type { Lesson } from "./lessons.api.ts";

export interface LessonEndProps {
	skill: Lesson["skill"];
	isSolved: boolean;
	isFromQuestion: boolean;
	againTo: string;
}

/** The end of a lesson: practice counts, and there is another example. */
export function LessonEnd({ skill, isSolved, isFromQuestion, againTo }: LessonEndProps) {
	const navigate = useNavigate();
	const heading = useRef<HTMLHeadingElement>(null);
	const end = useRef<HTMLDivElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		end.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={end} className="ls-end">
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<SkillArt place={skill.place} />
			</svg>
			<div>
				<h2 ref={heading} tabIndex={-1}>
					{isSolved ? "You finished it!" : "Now you’ve seen two"}
				</h2>
				<p>
					{isSolved
						? "Now practice, so that it sticks."
						: "Now practice, with hints when you need them. Or look at one more example first."}
				</p>
			</div>
			{isFromQuestion ? (
				<Button variant="primary" size="lg" block onClick={() => void navigate(-1)}>
					Back to my question
				</Button>
			) : (
				<ButtonLink
					variant="primary"
					size="lg"
					block
					to={practiceSkillPath(skill.id)}
					icon={<Play className="i" />}
				>
					Practice this
				</ButtonLink>
			)}
			<ButtonLink variant="line" size="lg" block to={againTo} replace>
				Another example
			</ButtonLink>
		</div>
	);
}
