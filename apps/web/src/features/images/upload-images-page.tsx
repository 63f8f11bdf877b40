import type { GalleryImage } from "@learnin/contract/routes/bank/images.contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../../ui/card.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Gallery } from "./gallery.tsx";
import { GallerySearch } from "./gallery-search.tsx";
import { ImageCard } from "./image-card.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import type { GalleryFilter } from "./images.api.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";
import "../../ui/lists/dotted-facts.css";
import "./images.css";

export interface UploadImagesPageProps {
	/** Where a question is edited. */
	questionTo: (questionId: string) => string;
}

/** /upload-images: pictures for questions, to upload in bulk and to find again. */
export function UploadImagesPage({ questionTo }: UploadImagesPageProps) {
	const { queue, uploads, add } = useUploads();
	const [filter, setFilter] = useFilter();
	const [opened, setOpened] = useState<GalleryImage | null>(null);
	return (
		<div className="im">
			<DropZone onChosen={add} />
			<UploadList uploads={uploads} queue={queue} />
			<Card title="Gallery">
				<GallerySearch filter={filter} onFilter={setFilter} hasKinds />
				<Gallery filter={filter} onShowAll={() => setFilter({ search: "", only: undefined })}>
					{(image) => <ImageCard image={image} onOpen={() => setOpened(image)} />}
				</Gallery>
			</Card>
			{opened !== null && (
				<ImageDialog image={opened} questionTo={questionTo} onClose={() => setOpened(null)} />
			)}
		</div>
	);
}

/** The search is in the address too, so that Back restores it. */
function useFilter(): [GalleryFilter, (next: GalleryFilter) => void] {
	const [search, setSearch] = useSearchParams();
	const [filter, setFilter] = useState(() => readFilter(search));
	const change = (next: GalleryFilter) => {
		setFilter(next);
		setSearch(writeFilter(next), { replace: true });
	};
	return [filter, change];
}

function readFilter(search: URLSearchParams): GalleryFilter {
	const only = search.get("only");
	return {
		search: search.get("search") ?? "",
		only: only === "undescribed" || only === "unused" ? only : undefined,
	};
}

function writeFilter({ search, only }: GalleryFilter): Record<string, string> {
	return { ...(search !== "" && { search }), ...(only !== undefined && { only }) };
}
