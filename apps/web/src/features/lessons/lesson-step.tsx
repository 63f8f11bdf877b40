import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { GrowingPicture } from "./growing-picture.tsx";
import type { OpenedStep } from "./lessons.api.ts";

export interface LessonStepProps {
	step: OpenedStep;
	at: number;
	isNewest: boolean;
	/** The student chose it before it was shown. */
	isFound: boolean;
}

/** One line of the worked example. A new one gets the focus, so that it is announced. */
export function LessonStep({ step: { text, pictures }, at, isNewest, isFound }: LessonStepProps) {
	const line = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!isNewest) return;
		line.current?.focus({ preventScroll: true });
		line.current?.scrollIntoView({ block: "nearest" });
	}, [isNewest]);
	return (
		<li ref={line} tabIndex={-1} className="ls-step">
			{isFound && (
				<p className="ls-yes">
					<Check className="i" aria-hidden="true" />
					Yes!
				</p>
			)}
			<header>
				<h2>{`Step ${at + 1}`}</h2>
				<ReadAloud text={text.spoken} label="Read this step aloud" />
			</header>
			<RichText className="rich" text={text} />
			{pictures.length > 0 && <GrowingPicture pictures={pictures} />}
		</li>
	);
}
