import type { GalleryImage } from "@learnin/contract/routes/bank/images.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type GalleryFilter, galleryQuery } from "./images.api.ts";

export interface GalleryProps {
	filter: GalleryFilter;
	onShowAll: () => void;
	/** Renders one picture. */
	children: (image: GalleryImage) => ReactNode;
}

/** The pictures matching a filter, newest first. */
export function Gallery({ filter, onShowAll, children }: GalleryProps) {
	const query = useInfiniteQuery(galleryQuery(filter));
	const images = query.data?.pages.flatMap((page) => page.images);
	if (!images && query.error) return <LoadFailed title="The pictures couldn’t be loaded" query={query} />;
	if (!images) return <GallerySkeleton />;
	if (images.length === 0) return <Nothing filter={filter} onShowAll={onShowAll} />;
	return (
		<>
			<ul className="im-grid" aria-busy={query.isPlaceholderData || undefined}>
				{images.map((image) => (
					<li key={image.id}>{children(image)}</li>
				))}
			</ul>
			<LoadMore shown={images.length} thing="picture" query={query} />
		</>
	);
}

function Nothing({ filter: { search, only }, onShowAll }: Omit<GalleryProps, "children">) {
	if (search === "" && only === undefined)
		return (
			<EmptyState
				title="No pictures yet"
				hint="Pictures you upload appear here, ready for any question."
				tile={{ kind: "hole", color: "sky" }}
			/>
		);
	const showAll = (
		<Button variant="line" onClick={onShowAll}>
			Show all pictures
		</Button>
	);
	if (search === "" && only === "undescribed")
		return <EmptyState title="Every picture is described" action={showAll} />;
	return (
		<EmptyState
			title="No picture found"
			hint="Try the beginning of a word in a name or a description."
			action={showAll}
		/>
	);
}

function GallerySkeleton() {
	return (
		<div role="status" className="loads-late im-grid">
			<span className="sr">Loading the pictures</span>
			{[0, 1, 2, 3, 4, 5].map((each) => (
				<div key={each} className="im-card">
					<Skeleton className="im-frame" />
					<Skeleton className="h-5 w-3/4" />
					<Skeleton className="h-11 w-full" />
				</div>
			))}
		</div>
	);
}
