import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { childPlacementPath } from "../../paths/more-paths.ts";
import { childPlacementQuery } from "./placement.api.ts";

/** The way to a child's starting point, where one was found. */
export function ChildPlacementLink({ studentId, name }: { studentId: string; name: string }) {
	const { data } = useQuery(childPlacementQuery(studentId));
	if (!data?.placement) return null;
	return (
		<Link className="link tap-line text-sm" to={childPlacementPath(studentId)}>
			Starting point<span className="sr"> of {name}</span>
		</Link>
	);
}
