import type { GalleryImage } from "@learnin/contract/routes/bank/images.contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Link2 } from "lucide-react";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { toastError, toastSuccess } from "../../ui/messages/toast.tsx";
import { describeImage } from "./images.api.ts";

export interface ImageCardProps {
	image: GalleryImage;
	/** Opens its details. */
	onOpen: () => void;
}

/** A picture of the gallery; its alt text is edited in place. */
export function ImageCard({ image, onOpen }: ImageCardProps) {
	const { name, src, width, height, questions, is_used } = image;
	return (
		<article className="im-card" aria-label={name}>
			<button type="button" className="im-frame" aria-label={`Open ${name}`} onClick={onOpen}>
				<img src={src} alt="" width={width} height={height} loading="lazy" />
			</button>
			<p className="im-name" title={name}>
				{name}
			</p>
			<AltField image={image} />
			<footer>
				<button type="button" className="im-uses" onClick={onOpen}>
					{usesText(questions, is_used)}
				</button>
				<IconButton label={`Copy the address of ${name}`} onClick={() => copyAddress(src)}>
					<Link2 className="i" />
				</IconButton>
			</footer>
		</article>
	);
}

/** The use of a picture, in words. */
export function usesText(questions: number, is_used: boolean): string {
	if (questions >= 1000) return "In 1,000 questions or more";
	if (questions > 0) return `In ${count(questions, "question")}`;
	return is_used ? "Only in earlier versions" : "Never used";
}

export function copyAddress(src: string): void {
	const failed = () => toastError("The address couldn’t be copied.");
	if (navigator.clipboard === undefined) return failed();
	navigator.clipboard.writeText(src).then(() => toastSuccess("Address copied."), failed);
}

/** Saved on blur; a failure keeps the text. */
function AltField({ image: { id, name, alt } }: { image: GalleryImage }) {
	const client = useQueryClient();
	const [text, setText] = useState(alt);
	const [known, setKnown] = useState(alt);
	// It was saved, here or elsewhere.
	if (alt !== known) {
		setKnown(alt);
		if (text === known || text.trim() === alt) setText(alt);
	}
	const [state, setState] = useState<"still" | "saving" | "saved">("still");
	const [error, setError] = useState<string>();
	const save = async () => {
		if (text.trim() === alt || state === "saving") return;
		setState("saving");
		setError(undefined);
		try {
			await describeImage(client, id, { name, alt: text });
			setState("saved");
		} catch (failure) {
			setState("still");
			setError(textOf(failure));
		}
	};
	return (
		<div className="im-alt">
			<Field
				label={<span className="sr">{`What ${name} shows`}</span>}
				error={error}
				hint={state === "saving" ? "Saving…" : undefined}
			>
				{(control) => (
					<textarea
						{...control}
						className="input"
						rows={2}
						maxLength={1000}
						placeholder="What does it show?"
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
						onBlur={() => void save()}
						onKeyDown={(event) => {
							if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
							if (event.key === "Escape") setText(alt);
						}}
					/>
				)}
			</Field>
			{state === "saved" && (
				<span role="status" className="im-good">
					<CircleCheck aria-hidden="true" />
					Saved
				</span>
			)}
		</div>
	);
}
