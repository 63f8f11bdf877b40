import { golden3 } from "../testing/golden/grade-3.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade3 } from "./grade-3.ts";

testGrade(grade3, golden3);
