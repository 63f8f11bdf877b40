import type { GalleryImage } from "@learnin/contract/routes/bank/images.contract";
import type { UploadedImage } from "@learnin/domain/question/question";
import { useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Gallery } from "./gallery.tsx";
import { GallerySearch } from "./gallery-search.tsx";
import type { GalleryFilter } from "./images.api.ts";
import { UploadRows } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";
import "../../ui/lists/dotted-facts.css";
import "./images.css";

export interface ImagePickerProps {
	/** Called once, with the picture and its alt text in the gallery. */
	onPick: (image: UploadedImage) => void;
	onClose: () => void;
}

const everything: GalleryFilter = { search: "", only: undefined };

/** Chooses a picture of the gallery, or uploads one, which is chosen once it is stored. */
export function ImagePicker({ onPick, onClose }: ImagePickerProps) {
	const [filter, setFilter] = useState(everything);
	const { queue, uploads, add } = useUploads({ isSingle: true });
	const pick = ({ src, width, height, alt }: GalleryImage) => onPick({ src, width, height, alt });
	useStored(uploads, pick);
	return (
		<Dialog open onClose={onClose} title="Choose a picture" className="im-picker">
			<DropZone onChosen={add} isSmall />
			<UploadRows uploads={uploads} queue={queue} />
			<GallerySearch filter={filter} onFilter={setFilter} />
			<Gallery filter={filter} onShowAll={() => setFilter(everything)}>
				{(image) => (
					<button type="button" className="im-card im-choice" onClick={() => pick(image)}>
						<span className="im-frame">
							<img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />
						</span>
						<b className="im-name">{image.name}</b>
						<span className="im-said">{image.alt || "Not described yet"}</span>
					</button>
				)}
			</Gallery>
		</Dialog>
	);
}

function useStored(
	uploads: ReturnType<typeof useUploads>["uploads"],
	pick: (image: GalleryImage) => void,
): void {
	const stored = uploads.map(({ state }) => state).find((state) => state.kind === "stored");
	const onStored = useEffectEvent(pick);
	useEffect(() => {
		if (stored !== undefined) onStored(stored.image);
	}, [stored]);
}
