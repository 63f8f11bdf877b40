import { CircleCheck, Info, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import type { News } from "./news.ts";
import "./news-bar.css";

export interface NewsBarProps {
	news: News[];
	onGoTo: (question_id: string) => void;
	onClose: (id: string) => void;
}

const icons = { right: CircleCheck, "not-yet": RotateCcw, info: Info, problem: TriangleAlert };
/** How long good news is shown; the progress line keeps it. Other news stays until dismissed. */
const goodNewsFor = 8000;

/** Results of answers whose question is not on screen. */
export function NewsBar({ news, onGoTo, onClose }: NewsBarProps) {
	return (
		<div role="status">
			<ul className="pr-news" aria-label="Updates on your answers">
				{news.map((each) => (
					<NewsLine key={each.id} news={each} onGoTo={onGoTo} onClose={onClose} />
				))}
			</ul>
		</div>
	);
}

function NewsLine({ news, onGoTo, onClose }: Omit<NewsBarProps, "news"> & { news: News }) {
	const { id, tone, text, question_id } = news;
	const Icon = icons[tone];
	const close = useEffectEvent(() => onClose(id));
	useEffect(() => {
		if (tone !== "right") return;
		const timer = setTimeout(() => close(), goodNewsFor);
		return () => clearTimeout(timer);
	}, [tone]);
	return (
		<li className={`is-${tone}`}>
			<Icon className="i" aria-hidden="true" />
			<span>{text}</span>
			{question_id !== null && tone !== "right" && (
				<Button
					variant="line"
					family="flat"
					onClick={() => {
						onClose(id);
						onGoTo(question_id);
					}}
				>
					Go back to it
				</Button>
			)}
			<IconButton label="Close this line" onClick={() => onClose(id)}>
				<X className="i" />
			</IconButton>
		</li>
	);
}
