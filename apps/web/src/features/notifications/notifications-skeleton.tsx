import { Skeleton } from "../../ui/skeleton.tsx";

/** Four rows with the real layout. */
export function NotificationsSkeleton() {
	return (
		<div role="status" aria-label="Loading notifications">
			{[1, 2, 3, 4].map((row) => (
				<div key={row} className="note-row" aria-hidden="true">
					<Skeleton className="h-9 w-9 rounded-xl" />
					<div className="grid gap-2 py-1">
						<Skeleton className="h-4 w-full rounded" />
						<Skeleton className="h-3 w-28 rounded" />
					</div>
				</div>
			))}
		</div>
	);
}

/** The panel before its chunk has loaded. */
export function PanelSkeleton() {
	return (
		<>
			<div className="notes-head">
				<h2>Notifications</h2>
			</div>
			<NotificationsSkeleton />
		</>
	);
}
