import { CircleCheck, Info, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import type { Message } from "./messages.ts";
import "./message-bar.css";

export interface MessageBarProps {
	messages: Message[];
	onGoTo: (question_id: string) => void;
	onClose: (id: string) => void;
}

const icons = { right: CircleCheck, "not-yet": RotateCcw, info: Info, problem: TriangleAlert };
/** How long a message of a right answer is shown; the progress line keeps it. Others stay until dismissed. */
const rightShownMs = 8000;

/** Results of answers whose question is not on screen. */
export function MessageBar({ messages, onGoTo, onClose }: MessageBarProps) {
	return (
		<div role="status">
			<ul className="pr-messages" aria-label="Updates on your answers">
				{messages.map((each) => (
					<MessageLine key={each.id} message={each} onGoTo={onGoTo} onClose={onClose} />
				))}
			</ul>
		</div>
	);
}

function MessageLine({ message, onGoTo, onClose }: Omit<MessageBarProps, "messages"> & { message: Message }) {
	const { id, tone, text, question_id } = message;
	const Icon = icons[tone];
	const close = useEffectEvent(() => onClose(id));
	useEffect(() => {
		if (tone !== "right") return;
		const timer = setTimeout(() => close(), rightShownMs);
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
