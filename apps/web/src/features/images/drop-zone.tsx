import { ImageUp } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { acceptedTypes } from "./image-words.ts";

export interface DropZoneProps {
	onChosen: (files: File[]) => void;
	/** A dialog has less room. */
	isSmall?: boolean;
}

/** The upload button, and the drop zone. */
export function DropZone({ onChosen, isSmall = false }: DropZoneProps) {
	const input = useRef<HTMLInputElement>(null);
	// Child elements fire leave events too: only the last one counts.
	const [depth, setDepth] = useState(0);
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const files = [...(event.target.files ?? [])];
		// Allows choosing the same file again.
		event.target.value = "";
		if (files.length > 0) onChosen(files);
	};
	return (
		<div
			className="im-drop"
			data-over={depth > 0 || undefined}
			data-small={isSmall || undefined}
			onDragEnter={() => setDepth(depth + 1)}
			onDragLeave={() => setDepth(Math.max(0, depth - 1))}
			onDrop={() => setDepth(0)}
		>
			<input ref={input} type="file" hidden multiple accept={acceptedTypes} onChange={choose} />
			<Button
				variant={isSmall ? "line" : "primary"}
				icon={<ImageUp className="i" />}
				onClick={() => input.current?.click()}
			>
				Choose pictures
			</Button>
			<p>
				<span className="im-drop-fine">or drop them here, or paste one. </span>
				<span>PNG, JPEG, WebP and GIF up to 5 MB; large photos are made smaller first.</span>
			</p>
		</div>
	);
}
