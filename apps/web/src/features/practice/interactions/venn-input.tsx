import { BinsInput, type BinsInputProps } from "./bins-input.tsx";
import "./venn.css";

/** Cards that are sorted into two circles that overlap. */
export function VennInput(props: BinsInputProps) {
	return <BinsInput {...props} kind="venn" shape="venn" />;
}
