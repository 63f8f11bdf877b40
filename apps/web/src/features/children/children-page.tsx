import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FamilyWays, NoChildren } from "../family/index.ts";
import { ChildSettingsCard } from "./child-settings-card.tsx";
import { childrenQuery } from "./children.api.ts";
import "./children.css";

/** /profile of a parent, "Student Settings": all settings of each child that a guardian decides. */
export function ChildrenPage() {
	const { data, error, isFetching, refetch } = useQuery(childrenQuery);
	if (!data && error) {
		return <LoadFailed title="Your children couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Loading />;
	return (
		<div className="ch-page">
			<FamilyWays />
			{data.children.length === 0 && (
				<Card>
					<NoChildren hint="Add a child to start again. You pay once for 30 days." />
				</Card>
			)}
			{data.children.map((child) => (
				<ChildSettingsCard key={child.id} child={child} />
			))}
			<p className="ch-pin text-ink-2">
				A child without a sign-in practices on your device.{" "}
				<Link className="link tap-line" to={paths.parentSettings}>
					Your PIN for shared devices
				</Link>
			</p>
		</div>
	);
}

function Loading() {
	return (
		<div className="ch-page" role="status" aria-label="Loading your children">
			<Skeleton className="h-96 w-full rounded-3xl" />
			<Skeleton className="h-96 w-full rounded-3xl" />
		</div>
	);
}
