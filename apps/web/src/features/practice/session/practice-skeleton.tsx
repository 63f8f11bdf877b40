import { X } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The page before its first question, with the same layout. */
export function PracticeSkeleton() {
	return (
		<div className="pr-shell" aria-busy="true">
			<h1 className="sr">Loading your questions</h1>
			<header className="pr-top">
				<Link className="ib" to={paths.studentDashboard} aria-label="Leave practice">
					<X className="i" />
				</Link>
				<Skeleton className="h-3 w-full" />
				<div className="pr-top-end">
					<Skeleton className="h-10 w-28 rounded-full" />
				</div>
			</header>
			<main id="main" className="pr-main">
				<div className="pr-question card">
					<Skeleton className="my-2 h-7 w-48" />
					<Skeleton className="mt-4 h-6 w-4/5" />
					<Skeleton className="mt-6 min-h-48 grow rounded-lg" />
				</div>
				<div className="pr-side">
					<Skeleton className="h-72 rounded-lg" />
				</div>
			</main>
		</div>
	);
}
