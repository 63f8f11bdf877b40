import { Skeleton } from "../../ui/skeleton.tsx";

/** Same layout as the list, so that nothing shifts when it loads. */
export function BookmarksSkeleton() {
	return (
		<div role="status" className="loads-late">
			<span className="sr">Loading your bookmarks</span>
			<div className="bookmarks-top">
				<Skeleton className="h-6 w-44" />
				<Skeleton className="h-14 w-48 rounded-2xl" />
			</div>
			<div className="bookmarks">
				{[0, 1, 2, 3].map((card) => (
					<div key={card} className="card bookmark">
						<Skeleton className="h-11 w-40" />
						<Skeleton className="h-6 w-5/6" />
						<Skeleton className="mt-auto h-6 w-full" />
					</div>
				))}
			</div>
		</div>
	);
}
