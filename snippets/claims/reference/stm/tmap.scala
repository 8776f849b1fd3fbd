// Claims of docs/reference/stm/tmap.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stm.*
import zio.test.*

object TMapClaims extends ZIOSpecDefault:
  def spec = suite("TMap")(
    test("of two entries with one key, the last one is kept, and in 2.1.26 the size counts both") {
      for
        map  <- TMap.make("valve" -> 4, "valve" -> 9).commit
        all  <- map.toMap.commit
        size <- map.size.commit
      yield assertTrue(all == Map("valve" -> 9), size == 2)
    },
    test("fromIterable takes a Map as well as a list of pairs") {
      for
        fromMap  <- TMap.fromIterable(Map("valve" -> 4)).flatMap(_.toMap).commit
        fromList <- TMap.fromIterable(List("valve" -> 4)).flatMap(_.toMap).commit
      yield assertTrue(fromMap == Map("valve" -> 4), fromList == fromMap)
    },
    test("two maps can be created in one transaction") {
      for
        maps <- TMap.make("valve" -> 4).zip(TMap.empty[String, Int]).commit
        full <- maps._1.isEmpty.zip(maps._2.isEmpty).commit
      yield assertTrue(full == (false, true))
    },
    test("each run of a committed constructor makes a new map") {
      val create = TMap.empty[String, Int].commit
      for
        first  <- create
        second <- create
        _      <- first.put("valve", 4).commit
        size   <- second.size.commit
      yield assertTrue(size == 0)
    }
  )
