import { CircleCheck, Info, RotateCcw, TriangleAlert, X } from "lucide-react";
import { Button, IconButton } from "../../ui/button.tsx";
import type { News } from "./news.ts";
import "./news-bar.css";

export interface NewsBarProps {
	news: News[];
	onGoTo: (question_id: string) => void;
	onClose: (id: string) => void;
}

const icons = { right: CircleCheck, "not-yet": RotateCcw, info: Info, problem: TriangleAlert };

/** What became of answers whose question is not on the screen. They stay until they are closed or followed. */
export function NewsBar({ news, onGoTo, onClose }: NewsBarProps) {
	return (
		<div role="status">
			<ul className="pr-news" aria-label="News of your answers">
				{news.map(({ id, tone, text, question_id }) => {
					const Icon = icons[tone];
					return (
						<li key={id} className={`is-${tone}`}>
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
				})}
			</ul>
		</div>
	);
}
